import type { Seat } from '@furrow/kernel/seat';
import { seatedPerson } from '@furrow/wire/seated';
import type { Clocks, Sitter, Told } from '@furrow/wire/told';
import type { ChatLine, DeclinedPicture, OfferPicture, OnlinePicture } from '../../protocol/online';

/** So many lines of the chat are kept. */
const CHAT_LINES = 200;

/** How a table stands besides its game, as its news say. */
export class TableAffairs {
  phase: OnlinePicture['phase'] = 'open';
  sitters: readonly Sitter[];
  private clocks: Clocks | undefined;
  private offers: readonly OfferPicture[] = [];
  private declined: DeclinedPicture | undefined;
  private timedOut: readonly Seat[] = [];
  private resigned: readonly Seat[] = [];
  private replaced: readonly Seat[] = [];
  private chat: readonly ChatLine[] = [];
  private deal: Pick<OnlinePicture, 'commitment' | 'seed'>;
  private result: OnlinePicture['result'];
  private rematch: string | undefined;

  constructor(
    seats: number,
    /** What was promised when the table was first heard of; whatever is said later does not change it. */
    commitment: string | undefined,
  ) {
    this.deal = { ...(commitment !== undefined && { commitment }) };
    this.sitters = Array.from({ length: seats }, () => null);
  }

  /** The promise of what chance will do, as it was heard first. */
  get promised(): string | undefined {
    return this.deal.commitment;
  }

  /** The seat of a person; undefined if they have none. */
  seatOf(person: string | undefined): Seat | undefined {
    const seat = this.sitters.findIndex((one) => one !== null && 'person' in one && one.person === person);
    return seat < 0 ? undefined : seat;
  }

  hear(told: Told): void {
    switch (told.kind) {
      case 'seat':
        return this.hearSeat(told);
      case 'begin':
        [this.phase, this.sitters] = ['playing', told.sitters];
        this.deal = { commitment: this.promised ?? told.commitment };
        return;
      case 'step':
        this.timedOut = this.timedOut.filter((seat) => seat !== told.seat);
        this.withdraw(({ wants }) => isAbout(wants, told.seat));
        if (this.declined?.by === told.seat) this.declined = undefined;
        if (this.isPersonOn(told.seat)) this.withdraw(({ wants }) => wants.what === 'undo');
        this.clocks = told.clocks ?? this.clocks;
        return;
      case 'undo':
        this.withdraw(({ wants }) => wants.what === 'undo' && wants.to >= told.to);
        this.clocks = told.clocks ?? this.clocks;
        return;
      case 'offer':
        this.offers = [...this.offers, { offer: told.offer, by: told.by, wants: told.wants, yes: [] }];
        this.declined = undefined;
        return;
      case 'vote':
        return this.hearVote(told);
      case 'resigned':
        this.resigned = [...this.resigned, told.seat];
        this.withdraw(({ by, wants }) => by === told.seat || isAbout(wants, told.seat));
        return;
      case 'timeout':
        this.timedOut = [...this.timedOut, told.seat];
        return;
      case 'chat':
        this.chat = [...this.chat, chatLine(told)].slice(-CHAT_LINES);
        return;
      case 'resumed':
        this.clocks = this.clocks && { ...this.clocks, left: told.left, since: told.time };
        return;
      case 'keep':
        return;
      case 'rematch':
        this.rematch = told.table;
        return;
      case 'over':
        return this.hearEnd(told);
    }
  }

  /** The part of the picture that news decide. */
  picture(): Omit<
    OnlinePicture,
    | 'table'
    | 'connection'
    | 'pace'
    | 'daily'
    | 'campaign'
    | 'statistics'
    | 'advice'
    | 'here'
    | 'tooLate'
    | 'undoAsks'
    | 'sending'
  > {
    const { phase, sitters, clocks, offers, declined, timedOut, resigned, replaced, chat, deal } = this;
    const { result, rematch } = this;
    return {
      phase,
      sitters,
      offers,
      timedOut,
      resigned,
      replaced,
      chat,
      ...deal,
      ...(declined && { declined }),
      ...(clocks && { clocks }),
      ...(result && { result }),
      ...(rematch !== undefined && { rematch }),
    };
  }

  private hearSeat({ seat, sitter }: Extract<Told, { kind: 'seat' }>): void {
    const before = seatedPerson(this.sitters[seat]);
    this.sitters = this.sitters.with(seat, sitter);
    if (before !== undefined && before === seatedPerson(sitter)) return;
    this.timedOut = this.timedOut.filter((one) => one !== seat);
    this.withdraw(({ by, wants }) => by === seat || isAbout(wants, seat));
    if (this.phase === 'open' && sitter === null && !this.sitters.some((_, one) => this.isPersonOn(one)))
      this.phase = 'dropped';
    if (this.phase === 'playing' && !this.resigned.includes(seat)) this.replaced = [...this.replaced, seat];
  }

  private hearVote({ offer, seat, yes, closed }: Extract<Told, { kind: 'vote' }>): void {
    const asked = this.offers.find((one) => one.offer === offer);
    if (!yes && asked !== undefined && asked.by !== seat)
      this.declined = { offer, by: asked.by, declinedBy: seat };
    if (closed) return this.withdraw((one) => one.offer === offer);
    this.offers = this.offers.map((one) =>
      one.offer === offer && yes ? { ...one, yes: [...one.yes, seat] } : one,
    );
  }

  private hearEnd({ how, scores, winners, seed }: Extract<Told, { kind: 'over' }>): void {
    this.phase = 'over';
    this.result = { how, scores, winners };
    this.deal = { ...this.deal, ...(seed !== undefined && { seed }) };
    this.offers = [];
    this.declined = undefined;
    this.clocks = undefined;
  }

  private isPersonOn(seat: Seat): boolean {
    return seatedPerson(this.sitters[seat]) !== undefined;
  }

  private withdraw(isGone: (offer: OfferPicture) => boolean): void {
    this.offers = this.offers.filter((one) => !isGone(one));
  }
}

function isAbout(wants: OfferPicture['wants'], seat: Seat): boolean {
  return wants.what === 'replace' && wants.seat === seat;
}

function chatLine(told: Extract<Told, { kind: 'chat' }>): ChatLine {
  const { no, time, person, name, text, guest, program, muted } = told;
  const marks = { ...(guest && { guest }), ...(program && { program }) };
  return { no, time, person, name, text, ...marks, ...(muted && { muted }) };
}
