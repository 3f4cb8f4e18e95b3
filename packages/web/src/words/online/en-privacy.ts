import type { PrivacyWords } from './privacy-words';

export const privacy = {
  about:
    'Only what is needed to play together. Furrow passes nothing on, shows no advertising and follows nobody around. Games that you play here alone never leave this browser.',
  guests: {
    title: 'Guests',
    lines: ({ guestDays }) => [
      'Your name, your language and when you came, so that the others know who plays.',
      `A guest whose session has ended cannot come back and is forgotten ${guestDays} days after coming. Whoever sits at a table, has played a game to its end, or has a program’s token, stays.`,
    ],
  },
  accounts: {
    title: 'Accounts',
    lines: () => [
      'The login too. Of the password and the recovery codes only hashes, which nobody can read back.',
      'An account stays until you delete it.',
    ],
  },
  browser: {
    title: 'Cookies and sessions',
    lines: ({ unusedSessionDays, sessionDays }) => [
      `One cookie tells the server that it is you. Another one shows that your account was used in this browser before, so that you get a letter only about others. A third one says since when somebody has played in this browser, so that one person cannot use up what everybody at your network address shares. They serve nothing else and last ${sessionDays} days at most after somebody came in.`,
      `Of each session: since when, and when it was last used, to the hour. It ends after ${unusedSessionDays} days without use, and after ${sessionDays} days in any case.`,
      'Preferences, notes and your own games stay in this browser alone.',
    ],
  },
  games: {
    title: 'Games',
    lines: ({ keyDays }) => [
      'Who sat where, every move with its time, results and ratings: for the game itself, replays and rankings. They stay.',
      'Everybody can see public tables and your profile: name, since when you are here, results, ratings. Whoever knows the link of a private table can watch it.',
      `The mark by which a move that is sent twice counts once: ${keyDays} days.`,
    ],
  },
  talk: {
    title: 'Chat',
    lines: () => [
      'What you write at a table stays with the table; whoever can see the table can read it.',
      'Reports about what others wrote, for whoever runs this server, and whose writing you do not want to see: until you delete yourself, or undo it.',
    ],
  },
  notices: {
    title: 'Mail, push, webhooks, programs',
    lines: ({ noticeDays, endedTokenDays }) => [
      `Addresses that you give, to tell you of your games and of changes to your account. Mail address and webhook stay until you remove them; a browser that is woken, until you do not want it to be any more; a token, until you withdraw it or ${endedTokenDays} days after its end.`,
      `Which notices and letters were sent is forgotten after ${noticeDays} days. Mail servers, the push service of your browser and your webhook get what is sent to them.`,
    ],
  },
  network: {
    title: 'Network address and log',
    lines: () => [
      'Your network address is counted, so that nobody asks too often or guesses passwords: in memory, and as a hash that is kept for a day at most.',
      'The log of the server has neither names nor network addresses, and nothing that anybody wrote. Logins, changes to accounts and refusals stand there with a person’s id and a mark that shows only whether two came from the same place, so that attacks are seen. Whoever runs the server decides how long it is kept.',
    ],
  },
  yours: {
    title: 'What you can do',
    lines: () => [
      'In your account you get everything that is kept about you as a file.',
      'There you can also delete yourself: you leave all tables, your games stay without your name, what you wrote is emptied, and everything else goes at once. Backups of whoever runs this server may be older.',
    ],
  },
  own: 'What whoever runs this server says about it',
} satisfies PrivacyWords;
