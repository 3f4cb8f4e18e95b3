import type { RefusalWords } from './refusals';

/** Refusals in Italian. */
export const italian: RefusalWords = {
  'not-understood': (faults) =>
    `Non si capisce: ${faults.map(({ at, what }) => (at === '' ? what : `${at}: ${what}`)).join('; ')}.`,
  'no-such-page': () => "Qui non c'è nulla; GET /api/openapi.json elenca ciò che c'è.",
  'wrong-host': () =>
    'Questo server non si riconosce nel nome della tua richiesta; chi lo gestisce indica in PUBLIC_URL l’indirizzo che tutti usano.',
  'wrong-method': (right) => `Si può chiedere solo con ${right.join(' o ')}.`,
  'too-large': ({ bytes }) => `È troppo grande; si possono inviare al massimo ${bytes} byte alla volta.`,
  'wrong-type': (right) => `Il tipo di contenuto deve essere ${right.join(' o ')}.`,
  'too-often': ({ seconds }) => `Era troppo in una volta; si può continuare tra ${seconds} s.`,
  'too-many-tries': ({ seconds }) => `Troppi tentativi sbagliati; attendi ${seconds} s prima del prossimo.`,
  'not-from-here': ({ header }) =>
    `Questa richiesta non viene dalla pagina di questo server; i programmi inviano l'intestazione ${header}.`,
  'sign-in': () => 'Di’ prima chi sei: scegli un nome come ospite o accedi.',
  'unknown-token': () => 'Questo token è sconosciuto o è stato ritirato; creane un altro nel tuo account.',
  'token-ended': () => 'Questo token è scaduto; creane un altro nel tuo account.',
  'token-may-not': ({ scope }) => `Questo token non può farlo; uno con il permesso ${scope} può.`,
  'not-for-programs': () => 'Può farlo solo una persona che ha fatto l’accesso, non un token.',
  'account-needed': () => 'Gli ospiti non possono farlo; trasforma prima il tuo ospite in un conto.',
  'account-already': () => 'Hai già un conto.',
  'login-taken': () => 'Qualcuno ha già questo nome di accesso; scegline un altro.',
  'bad-login': ({ least, most }) =>
    `Un nome di accesso ha da ${least} a ${most} lettere dalla a alla z, cifre, punti, trattini o trattini bassi e comincia con una lettera.`,
  'name-length': ({ least, most }) => `Un nome ha da ${least} a ${most} caratteri.`,
  'name-characters': () => 'Un nome deve avere una lettera o una cifra e nessun carattere invisibile.',
  'name-scripts': () =>
    'Un nome non mescola scritture che non vanno insieme, come lettere latine e cirilliche; scegline una.',
  'name-reserved': () => 'È un nome riservato ai bot o a chi gestisce il server; scegline un altro.',
  'text-characters': () =>
    'Quello che dici deve stare su una riga, senza caratteri di controllo, e si deve vedere.',
  'password-length': ({ least, most }) => `Una password ha da ${least} a ${most} caratteri.`,
  'password-common': () =>
    'Questa password è troppo facile da indovinare: è fatta di parole comuni, tasti vicini, anni o ripetizioni. Meglio alcune parole rare che non c’entrano l’una con l’altra.',
  'password-like-login': () =>
    'La password non deve essere fatta con il nome di accesso o con il nome; scegline un’altra.',
  'wrong-password': () => 'La password non è giusta.',
  'wrong-login': () => 'Il nome di accesso o la password non è giusto.',
  'wrong-code': () =>
    'Il nome di accesso o il codice di recupero non è giusto, o il codice è già stato usato.',
  'no-mail': () =>
    'Questo server non può inviare e-mail, quindi un indirizzo qui non serve; browser e programmi possono essere avvisati.',
  'too-many-letters': ({ seconds }) =>
    `Per oggi sono state chieste abbastanza lettere; la prossima può partire tra ${Math.ceil(seconds / 3600)} h.`,
  'nothing-to-confirm': () => 'Nessun tuo indirizzo aspetta di essere confermato.',
  'wrong-mail-code': () =>
    'Il codice non è giusto o non vale più; guarda l’ultima lettera o falla inviare di nuovo.',
  'no-such-person': () => 'Non c’è nessuno con questo numero.',
  'no-such-table': () => 'Non c’è nessun tavolo con questo numero.',
  'no-such-token': () => 'Non hai nessun token con questo numero.',
  'no-such-deal': () => 'Questa partita del giorno non c’è.',
  'deal-for-others': () =>
    'Questa partita non è per te: gli ospiti, e gli account il primo giorno, ne hanno altre rispetto ai membri. La pagina delle partite del giorno mostra le tue.',
  'not-yourself': () => 'Non puoi silenziare te stesso.',
  'not-over': () => 'La registrazione si può avere quando la partita è finita.',
  'nothing-asked': () => 'Ora a questo tavolo non ti si chiede nulla.',
  'no-such-news': () => 'A questo tavolo non c’è nessun messaggio con questo numero.',
  'not-moderator': () => 'Può farlo solo chi modera questo server.',
  'not-set-aside': () => 'Il risultato di questo tavolo non aspetta nessuna decisione.',
  'web-address': () => 'Un webhook richiede un indirizzo https pubblico.',
  'no-push': () =>
    'Questo server non avvisa i browser; chi lo gestisce deve impostare PUBLIC_URL con https, o MAIL_FROM.',
  'too-many-tables': ({ most }) =>
    `Puoi avere al massimo ${most} tavoli non finiti; finiscine o lasciane prima uno.`,
  'too-many-open': ({ most }) =>
    `Puoi avere al massimo ${most} tavoli pubblici che aspettano giocatori; lascia che uno si riempia o lascialo prima.`,
  'too-many-tokens': ({ most }) => `Puoi avere al massimo ${most} token; ritirane prima uno.`,
  'too-many-streams': ({ most }) => `Puoi avere al massimo ${most} connessioni aperte; chiudine prima una.`,
  'too-many-follows': ({ most }) =>
    `Una connessione può seguire al massimo ${most} tavoli; smetti prima di seguirne uno.`,
  'not-following': () => 'Questa connessione non segue quel tavolo.',
  'only-here': () => 'Si può leggere solo sulla macchina su cui gira il server.',
  busy: () => 'Il server ora ha troppo da fare; riprova tra un momento.',
  closing: () => 'Il server viene riavviato; riprova tra un momento.',
  'our-mistake': ({ request }) =>
    `Qualcosa è andato storto da parte nostra; nulla è stato cambiato. Numero: ${request}.`,
};
