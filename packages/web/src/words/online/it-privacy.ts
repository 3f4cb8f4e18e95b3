import type { PrivacyWords } from './privacy-words';

export const privacy = {
  about:
    'Solo ciò che serve per giocare insieme. Furrow non cede niente, non mostra pubblicità e non segue nessuno. Le partite che giochi qui da solo non lasciano mai questo browser.',
  guests: {
    title: 'Ospiti',
    lines: ({ guestDays }) => [
      'Il tuo nome, la tua lingua e quando sei arrivato, perché gli altri sappiano chi gioca.',
      `Un ospite la cui sessione è finita non può tornare e viene dimenticato ${guestDays} giorni dopo il suo arrivo. Chi siede a un tavolo, ha giocato una partita fino alla fine, o ha il token di un programma, resta.`,
    ],
  },
  accounts: {
    title: 'Account',
    lines: () => [
      'Anche il nome utente. Della password e dei codici di recupero solo impronte (hash), che nessuno può rileggere.',
      'Un account resta finché non lo cancelli.',
    ],
  },
  browser: {
    title: 'Cookie e sessioni',
    lines: ({ unusedSessionDays, sessionDays }) => [
      `Un cookie dice al server che sei tu. Un altro mostra che il tuo account è già stato usato in questo browser, così ricevi una lettera solo per gli altri. Un terzo dice da quando si gioca in questo browser, perché una persona sola non consumi ciò che è di tutti al tuo indirizzo di rete. Non servono ad altro e durano al massimo ${sessionDays} giorni dopo un ingresso.`,
      `Di ogni sessione: da quando, e con la precisione di un’ora l’ultimo uso. Finisce dopo ${unusedSessionDays} giorni senza uso, e in ogni caso dopo ${sessionDays} giorni.`,
      'Preferenze, appunti e le tue partite restano solo in questo browser.',
    ],
  },
  games: {
    title: 'Partite',
    lines: ({ keyDays }) => [
      'Chi sedeva dove, ogni mossa con la sua ora, risultati e punteggi di forza: per la partita stessa, le repliche e le classifiche. Restano.',
      'Tutti possono vedere i tavoli pubblici e il tuo profilo: nome, da quando sei qui, risultati, punteggi di forza. Chi conosce il link di un tavolo privato può guardarlo.',
      `Il segno grazie al quale una mossa inviata due volte conta una volta: ${keyDays} giorni.`,
    ],
  },
  talk: {
    title: 'Chat',
    lines: () => [
      'Ciò che scrivi a un tavolo resta con il tavolo; chi può vedere il tavolo può leggerlo.',
      'Le segnalazioni di ciò che altri hanno scritto, per chi gestisce questo server, e di chi non vuoi vedere i messaggi: finché non ti cancelli o ci ripensi.',
    ],
  },
  notices: {
    title: 'Posta, push, webhook, programmi',
    lines: ({ noticeDays, endedTokenDays }) => [
      `Gli indirizzi che dai, per dirti delle tue partite e dei cambiamenti del tuo account. Indirizzo di posta e webhook restano finché non li togli; un browser che viene avvisato, finché non lo vuoi più; un token, finché non lo ritiri o ${endedTokenDays} giorni dopo la sua scadenza.`,
      `Quali avvisi e lettere sono stati inviati viene dimenticato dopo ${noticeDays} giorni. I server di posta, il servizio push del tuo browser e il tuo webhook ricevono ciò che è inviato a loro.`,
    ],
  },
  network: {
    title: 'Indirizzo di rete e registro',
    lines: () => [
      'Il tuo indirizzo di rete è contato, perché nessuno chieda troppo spesso o indovini password: in memoria, e come impronta (hash) conservata al massimo per un giorno.',
      'Il registro del server non contiene né nomi né indirizzi di rete, né alcunché di ciò che qualcuno ha scritto. Accessi, cambiamenti degli account e rifiuti vi stanno con il codice della persona e un segno che mostra solo se due venivano dallo stesso posto, perché un attacco si veda. Chi gestisce il server decide per quanto tempo è conservato.',
    ],
  },
  yours: {
    title: 'Che cosa puoi fare',
    lines: () => [
      'Nel tuo account ricevi in un file tutto ciò che è conservato su di te.',
      'Lì puoi anche cancellarti: lasci tutti i tavoli, le tue partite restano senza il tuo nome, ciò che hai scritto viene svuotato e tutto il resto sparisce subito. Le copie di sicurezza di chi gestisce il server possono essere più vecchie.',
    ],
  },
  own: 'Che cosa ne dice chi gestisce questo server',
} satisfies PrivacyWords;
