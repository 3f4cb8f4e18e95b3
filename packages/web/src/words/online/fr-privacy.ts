import type { PrivacyWords } from './privacy-words';

export const privacy = {
  about:
    'Seulement ce qu’il faut pour jouer ensemble. Furrow ne transmet rien, ne montre pas de publicité et ne suit personne. Les parties que vous jouez seul ici ne quittent jamais ce navigateur.',
  guests: {
    title: 'Invités',
    lines: ({ guestDays }) => [
      'Votre nom, votre langue et le moment de votre arrivée, pour que les autres sachent qui joue.',
      `Un invité dont la session a pris fin ne peut pas revenir et il est oublié ${guestDays} jours après son arrivée. Qui est assis à une table, a joué une partie jusqu’au bout, ou possède le jeton d’un programme, reste.`,
    ],
  },
  accounts: {
    title: 'Comptes',
    lines: () => [
      'L’identifiant aussi. Du mot de passe et des codes de secours, seulement des empreintes que personne ne peut relire.',
      'Un compte reste jusqu’à ce que vous le supprimiez.',
    ],
  },
  browser: {
    title: 'Cookies et sessions',
    lines: ({ unusedSessionDays, sessionDays }) => [
      `Un cookie dit au serveur que c’est vous. Un autre montre que votre compte a déjà servi dans ce navigateur, pour que seuls les autres vous valent une lettre. Un troisième dit depuis quand on joue dans ce navigateur, pour qu’une personne seule n’épuise pas ce que partagent toutes celles de votre adresse réseau. Ils ne servent à rien d’autre et durent au plus ${sessionDays} jours après une arrivée.`,
      `De chaque session : depuis quand, et à l’heure près sa dernière utilisation. Elle prend fin après ${unusedSessionDays} jours sans utilisation, et de toute façon après ${sessionDays} jours.`,
      'Préférences, notes et vos propres parties restent dans ce seul navigateur.',
    ],
  },
  games: {
    title: 'Parties',
    lines: ({ keyDays }) => [
      'Qui était assis où, chaque coup avec son heure, résultats et cotes : pour la partie elle-même, les relectures et les classements. Ils restent.',
      'Tout le monde peut voir les tables publiques et votre profil : nom, depuis quand vous êtes ici, résultats, cotes. Qui connaît le lien d’une table privée peut y regarder.',
      `La marque grâce à laquelle un coup envoyé deux fois compte une fois : ${keyDays} jours.`,
    ],
  },
  talk: {
    title: 'Discussion',
    lines: () => [
      'Ce que vous écrivez à une table reste avec la table ; qui peut voir la table peut le lire.',
      'Les signalements de ce que d’autres ont écrit, pour l’exploitant de ce serveur, et ceux dont vous ne voulez pas voir les messages : jusqu’à ce que vous vous supprimiez ou reveniez là-dessus.',
    ],
  },
  notices: {
    title: 'Courriel, push, webhooks, programmes',
    lines: ({ noticeDays, endedTokenDays }) => [
      `Les adresses que vous donnez, pour vous parler de vos parties et des changements de votre compte. L’adresse de courriel et le webhook restent jusqu’à ce que vous les retiriez ; un navigateur averti, jusqu’à ce que vous ne le vouliez plus ; un jeton, jusqu’à ce que vous le retiriez ou ${endedTokenDays} jours après sa fin.`,
      `Quels avis et lettres ont été envoyés est oublié après ${noticeDays} jours. Les serveurs de courriel, le service push de votre navigateur et votre webhook reçoivent ce qui leur est envoyé.`,
    ],
  },
  network: {
    title: 'Adresse réseau et journal',
    lines: () => [
      'Votre adresse réseau est comptée, pour que personne ne demande trop souvent ni ne devine de mots de passe : en mémoire, et sous forme d’empreinte gardée un jour au plus.',
      'Le journal du serveur ne contient ni noms ni adresses réseau, ni rien de ce que quelqu’un a écrit. Connexions, changements de comptes et refus y figurent avec le numéro de la personne et une marque qui montre seulement si deux venaient du même endroit, pour qu’une attaque se voie. L’exploitant décide combien de temps il est gardé.',
    ],
  },
  yours: {
    title: 'Ce que vous pouvez faire',
    lines: () => [
      'Dans votre compte, vous obtenez dans un fichier tout ce qui est gardé à votre sujet.',
      'Vous pouvez aussi vous y supprimer : vous quittez toutes les tables, vos parties restent sans votre nom, ce que vous avez écrit est vidé et tout le reste disparaît aussitôt. Les sauvegardes de l’exploitant peuvent être plus anciennes.',
    ],
  },
  own: 'Ce que l’exploitant de ce serveur en dit',
} satisfies PrivacyWords;
