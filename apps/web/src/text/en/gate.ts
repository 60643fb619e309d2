// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

export const gate = {
  title: 'Beta Testing Access',
  hint: 'We’re still setting the table. Enter the code you were given to come in.',
  code: 'Access code',
  show: 'Show access code',
  hide: 'Hide access code',
  required: 'Please enter your access code.',
  submit: 'Access Beta',
  submitting: 'Verifying...',
} as const
