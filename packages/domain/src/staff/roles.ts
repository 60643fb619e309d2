// The staff's roles, the acts that leave a trace, and which role may do which.

export const staffRoles = ['manager', 'waiter', 'kitchen'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The owner in trail, figures and closes, where the screens show a word of the account's language. */
export const ownerName = 'Owner'

/** The roles that may do an act. 'anyone': no PIN is needed. The owner may do all of them. */
const rights = {
  void: ['manager', 'waiter'],
  comp: ['manager'],
  discount: ['manager'],
  refund: ['manager'],
  /** Approving an off-menu line at another price than its guest's. */
  'off-menu-price': ['manager', 'waiter'],
  /** Closing a seating that owes money, where payments are recorded. */
  'close-with-due': ['manager'],
  /** Within ten minutes. What is due again is closed by a manager only. */
  'undo-payment': 'anyone',
  'sold-out': 'anyone',
  pause: 'anyone',
  /** Sending a course to the kitchen. */
  fire: 'anyone',
  /** Opening or closing by hand. */
  opening: 'anyone',
  'close-day': ['manager'],
  /** Adding, changing or removing a member of staff. */
  'staff-changed': [],
} as const satisfies Record<string, readonly StaffRole[] | 'anyone'>

export type StaffAct = keyof typeof rights
export const staffActs = Object.keys(rights) as [StaffAct, ...StaffAct[]]

/** Whether a display may do it without a PIN, whoever holds it. */
export function needsNoPin(act: StaffAct): boolean {
  return rights[act] === 'anyone'
}

export function mayRole(role: StaffRole, act: StaffAct): boolean {
  const roles: readonly StaffRole[] | 'anyone' = rights[act]
  return roles === 'anyone' || roles.includes(role)
}

/** How long a person stays unlocked on a display after their last act. */
export const unlockedMs = 60_000
