import type { LetterPhrases } from './phrases';

const NOT_YOU =
  'Si ce n’était pas vous, choisissez un nouveau mot de passe avec un code de secours et vérifiez votre compte.';

/** Letters in French. */
export const french = {
  'confirm-email': {
    title: 'Furrow : confirmez votre adresse électronique',
    lines: (code) => [
      'Quelqu’un a donné cette adresse sur Furrow pour y recevoir des nouvelles de ses parties.',
      'Si c’était vous, ouvrez le lien en étant connecté, ou saisissez ce code sur la page « Mon compte » :',
      '',
      code,
      '',
      'Le code vaut un jour. Si ce n’était pas vous, ne faites rien : aucune autre lettre ne viendra.',
    ],
  },
  'email-changed': {
    title: 'Furrow : votre adresse électronique a changé',
    lines: ({ who, when }) => [
      `Le ${when}, cette adresse a été retirée du compte ${who} ou remplacée par une autre.`,
      'Aucune autre lettre ne viendra ici.',
      NOT_YOU,
    ],
  },
  'new-browser': {
    title: 'Furrow : connexion depuis un autre navigateur',
    lines: ({ who, when }) => [
      `Le ${when}, quelqu’un s’est connecté sous ${who} dans un navigateur où le compte n’avait pas encore servi.`,
      NOT_YOU,
    ],
  },
  'password-changed': {
    title: 'Furrow : votre mot de passe a changé',
    lines: ({ who, when }) => [
      `Le ${when}, le mot de passe du compte ${who} a été changé. Toutes les autres sessions ont été fermées et tous les jetons de programmes annulés.`,
      NOT_YOU,
    ],
  },
  'code-used': {
    title: 'Furrow : un code de secours a servi',
    lines: ({ who, when }) => [
      `Le ${when}, un nouveau mot de passe du compte ${who} a été choisi avec un code de secours. Toutes les autres sessions ont été fermées et tous les jetons de programmes annulés.`,
      NOT_YOU,
    ],
  },
  'codes-renewed': {
    title: 'Furrow : vous avez de nouveaux codes de secours',
    lines: ({ who, when }) => [
      `Le ${when}, de nouveaux codes de secours ont été créés pour le compte ${who} ; les anciens ne valent plus.`,
      'Si ce n’était pas vous, changez votre mot de passe et créez de nouveaux codes.',
    ],
  },
  'sessions-ended': {
    title: 'Furrow : vous avez été déconnecté partout',
    lines: ({ who, when }) => [
      `Le ${when}, toutes les sessions de ${who} ont été fermées et tous les jetons de programmes annulés.`,
      NOT_YOU,
    ],
  },
} satisfies LetterPhrases;
