// A forgotten password: requesting a link by mail, and choosing a new password with it.

export const passwordReset = {
  link: 'Forgot password?',
  back: 'Back to login',
  ask: {
    title: 'Forgot Password',
    hint: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Send Link',
    sending: 'Sending...',
    failed: { title: 'Link Not Sent', hint: 'Please try again.' },
    noMail: {
      title: 'This server can’t send email',
      hint: 'Ask the person who runs it to give you a new password.',
    },
  },
  sent: {
    title: 'Check your email',
    text: (email: string) =>
      `If ${email} has an account, a link is on its way. It works once, for 30 minutes.`,
    hint: 'Nothing there? Look in your spam folder, or check the address for typos.',
  },
  choose: {
    title: 'New Password',
    hint: 'Saving it logs you in here, and out of every other browser.',
    password: 'New password',
    submit: 'Save Password',
    saving: 'Saving...',
    saved: { title: 'Password Changed', hint: 'You are logged in.' },
    failed: { title: 'Password Not Changed', hint: 'Please try again.' },
    over: {
      title: 'This link no longer works',
      hint: 'It has already been used, a newer one was sent, or its 30 minutes are up.',
      action: 'Send a New Link',
    },
  },
} as const
