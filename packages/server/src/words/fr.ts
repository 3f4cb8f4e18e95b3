import type { RefusalWords } from './refusals';

/** Refusals in French. */
export const french: RefusalWords = {
  'not-understood': (faults) =>
    `Impossible à comprendre : ${faults.map(({ at, what }) => (at === '' ? what : `${at} : ${what}`)).join(' ; ')}.`,
  'no-such-page': () => "Il n'y a rien ici ; GET /api/openapi.json énumère ce qui existe.",
  'wrong-host': () =>
    'Ce serveur ne se connaît pas sous le nom de votre requête ; la personne qui le gère indique dans PUBLIC_URL l’adresse que tout le monde utilise.',
  'wrong-method': (right) => `Cela ne se demande qu'avec ${right.join(' ou ')}.`,
  'too-large': ({ bytes }) => `C'est trop grand ; on peut envoyer ${bytes} octets au plus à la fois.`,
  'wrong-type': (right) => `Le type de contenu doit être ${right.join(' ou ')}.`,
  'too-often': ({ seconds }) => `C'était trop à la fois ; continuez dans ${seconds} s.`,
  'too-many-tries': ({ seconds }) => `Trop d'essais manqués ; attendez ${seconds} s avant le prochain.`,
  'not-from-here': ({ header }) =>
    `Cette demande ne vient pas de la page de ce serveur ; les programmes envoient l'en-tête ${header}.`,
  'sign-in': () => "Dites d'abord qui vous êtes : choisissez un nom d'invité ou connectez-vous.",
  'unknown-token': () => 'Ce jeton est inconnu ou a été retiré ; créez-en un autre dans votre compte.',
  'token-ended': () => 'Ce jeton a expiré ; créez-en un autre dans votre compte.',
  'token-may-not': ({ scope }) => `Ce jeton n'en a pas le droit ; un jeton avec le droit ${scope} l'a.`,
  'not-for-programs': () => 'Seule une personne connectée peut le faire, pas un jeton.',
  'account-needed': () => "Les invités ne peuvent pas le faire ; transformez d'abord votre invité en compte.",
  'account-already': () => 'Vous avez déjà un compte.',
  'login-taken': () => "Quelqu'un a déjà cet identifiant ; choisissez-en un autre.",
  'bad-login': ({ least, most }) =>
    `Un identifiant a de ${least} à ${most} lettres de a à z, chiffres, points, tirets ou soulignés et commence par une lettre.`,
  'name-length': ({ least, most }) => `Un nom a de ${least} à ${most} caractères.`,
  'name-characters': () => 'Il faut au nom une lettre ou un chiffre, et aucun caractère invisible.',
  'name-scripts': () =>
    'Un nom ne mélange pas des écritures qui ne vont pas ensemble, comme les lettres latines et cyrilliques ; choisissez-en une.',
  'name-reserved': () => 'Ce nom est réservé aux robots ou à l’équipe du serveur ; choisissez-en un autre.',
  'text-characters': () =>
    'Ce que vous dites doit tenir sur une ligne, sans caractères de contrôle, et se voir.',
  'password-length': ({ least, most }) => `Un mot de passe a de ${least} à ${most} caractères.`,
  'password-common': () =>
    'Ce mot de passe est trop facile à deviner : il est fait de mots courants, de touches voisines, d’années ou de répétitions. Quelques mots rares sans rapport entre eux valent mieux.',
  'password-like-login': () =>
    "Le mot de passe ne doit pas être fait de l'identifiant ou du nom ; choisissez-en un autre.",
  'wrong-password': () => "Le mot de passe n'est pas le bon.",
  'wrong-login': () => "L'identifiant ou le mot de passe n'est pas le bon.",
  'wrong-code': () => "L'identifiant ou le code de secours n'est pas le bon, ou le code a déjà servi.",
  'no-mail': () =>
    'Ce serveur ne peut pas envoyer d’e-mails, une adresse n’y sert donc à rien ; navigateurs et programmes peuvent être avertis.',
  'too-many-letters': ({ seconds }) =>
    `Assez de lettres demandées pour aujourd’hui ; la prochaine pourra partir dans ${Math.ceil(seconds / 3600)} h.`,
  'nothing-to-confirm': () => 'Aucune adresse de vous n’attend d’être confirmée.',
  'wrong-mail-code': () =>
    'Le code n’est pas le bon ou n’est plus valable ; regardez la dernière lettre ou faites-la renvoyer.',
  'no-such-person': () => "Il n'y a personne de ce numéro.",
  'no-such-table': () => "Il n'y a pas de table de ce numéro.",
  'no-such-token': () => "Vous n'avez pas de jeton de ce numéro.",
  'no-such-deal': () => "Cette donne du jour n'existe pas.",
  'deal-for-others': () =>
    'Cette donne n’est pas pour vous : les invités, et les comptes le premier jour, en ont d’autres que les membres. La page des donnes du jour montre les vôtres.',
  'not-yourself': () => 'Vous ne pouvez pas vous rendre muet vous-même.',
  'not-over': () => "On obtient l'enregistrement quand la partie est finie.",
  'nothing-asked': () => 'On ne vous demande rien à cette table pour le moment.',
  'no-such-news': () => "Il n'y a pas de message de ce numéro à cette table.",
  'not-moderator': () => 'Seule la modération de ce serveur peut le faire.',
  'not-set-aside': () => 'Le résultat de cette table n’attend aucune décision.',
  'web-address': () => 'Un webhook demande une adresse https publique.',
  'no-push': () =>
    'Ce serveur n’avertit pas les navigateurs ; qui le fait tourner doit fixer PUBLIC_URL en https, ou MAIL_FROM.',
  'too-many-tables': ({ most }) =>
    `Vous pouvez avoir ${most} tables inachevées au plus ; finissez-en ou quittez-en une d'abord.`,
  'too-many-open': ({ most }) =>
    `Vous pouvez avoir au plus ${most} tables publiques qui attendent des joueurs ; laissez-en une se remplir, ou quittez-la d’abord.`,
  'too-many-tokens': ({ most }) => `Vous pouvez avoir ${most} jetons au plus ; retirez-en un d'abord.`,
  'too-many-streams': ({ most }) =>
    `Vous pouvez avoir ${most} connexions ouvertes au plus ; fermez-en une d'abord.`,
  'too-many-follows': ({ most }) =>
    `Une connexion peut suivre ${most} tables au plus ; cessez d'abord d'en suivre une.`,
  'not-following': () => 'Cette connexion ne suit pas cette table.',
  'only-here': () => 'Cela ne se lit que sur la machine où tourne le serveur.',
  busy: () => 'Le serveur a trop à faire en ce moment ; réessayez dans un instant.',
  closing: () => 'Le serveur redémarre ; réessayez dans un instant.',
  'our-mistake': ({ request }) =>
    `Quelque chose a échoué de notre côté ; rien n'a été changé. Numéro : ${request}.`,
};
