import type { Seat } from '@furrow/kernel/seat';
import type { Clocks, Sitter, Told } from '@furrow/wire/told';
import type { ChatLine, OfferPicture, OnlinePicture } from '../../protocol/online';

/** So many lines of the chat are kept. */
const CHAT_LINES = 200;

/** How a table stands besides its game, as its news say. */
export class Standing {
  phase: OnlinePicture['phase'] = 'open';
  sitters: readonly Sitter[];
  private clocks: Clocks | undefined;
  private offers: readonly OfferPicture[] = [];
  private timedOut: readonly Seat[] = [];
  private resigned: readonly Seat[] = [];
  private chat: readonly ChatLine[] = [];
  private deal: Pick<OnlinePicture, 'commitment' | 'seed'> = {};
  private result: OnlinePicture['result'];
  private rematch: string | undefined;

  constructor(seats: number) {
    this.sitters = Array.from({ length: seats }, () => null);
  }

  /** The seat of a person; undefined if they have none. */
  seatOf(person: string | undefined): Seat | undefined {
    const seat = this.sitters.findIndex((one) => one !== null && 'person' in one && one.person === person);
    return seat < 0 ? undefined : seat;
  }

  hear(told: Told): void {
    switch (told.kind) {
      case 'seat':
        this.sitters = this.sitters.with(told.seat, told.sitter);
        this.timedOut = this.timedOut.filter((seat) => seat !== told.seat);
        this.withdraw(({ by, wants }) => by === told.seat || isAbout(wants, told.seat));
        return;
      case 'begin':
        [this.phase, this.sitters] = ['playing', told.sitters];
        this.deal = { commitment: told.commitment };
        return;
      case 'step':
        this.timedOut = this.timedOut.filter((seat) => seat !== told.seat);
        if (isPerson(this.sitters[told.seat])) this.withdraw(({ wants }) => wants.what === 'undo');
        this.clocks = told.clocks ?? this.clocks;
        return;
      case 'undo':
        this.withdraw(({ wants }) => wants.what === 'undo' && wants.to >= told.to);
        this.clocks = told.clocks ?? this.clocks;
        return;
      case 'offer':
        this.offers = [...this.offers, { offer: told.offer, by: told.by, wants: told.wants, yes: [] }];
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
      case 'rematch':
        this.rematch = told.table;
        return;
      case 'over':
        return this.hearEnd(told);
    }
  }

  /** The part of the picture that news decide. */
  picture(): Omit<OnlinePicture, 'table' | 'connection' | 'pace' | 'undoAsks' | 'sending'> {
    const { phase, sitters, clocks, offers, timedOut, resigned, chat, deal, result, rematch } = this;
    return {
      phase,
      sitters,
      offers,
      timedOut,
      resigned,
      chat,
      ...deal,
      ...(clocks && { clocks }),
      ...(result && { result }),
      ...(rematch !== undefined && { rematch }),
    };
  }

  private hearVote({ offer, seat, yes, closed }: Extract<Told, { kind: 'vote' }>): void {
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
    this.clocks = undefined;
  }

  private withdraw(isGone: (offer: OfferPicture) => boolean): void {
    this.offers = this.offers.filter((one) => !isGone(one));
  }
}

function isPerson(sitter: Sitter | undefined): boolean {
  return sitter !== undefined && sitter !== null && 'person' in sitter;
}

function isAbout(wants: OfferPicture['wants'], seat: Seat): boolean {
  return wants.what === 'replace' && wants.seat === seat;
}

function chatLine({ no, time, person, name, text }: Extract<Told, { kind: 'chat' }>): ChatLine {
  return { no, time, person, name, text };
}
