// Shared by the inline buttons of orders and members, which replace each other when a question is asked.

export const quietButton = 'min-h-11 min-w-11 rounded-button px-3 font-semibold'
