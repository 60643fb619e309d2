// The features of the restaurant's portal. styles.css lists them too, because a style sheet cannot import.

const names =
  'board|floor|menu-editor|menu-import|tables|campaigns|destinations|card-settings|staff|account|dashboard|day|interest|portal'

/** The start of their modules' paths, from the project's root. */
export const portalFeatures = `apps/web/src/features/(${names})/`
