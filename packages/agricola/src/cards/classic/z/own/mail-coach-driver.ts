import { card } from '../../../card';

/** What action spaces give other players waits until their people go home. */
export const mailCoachDriver = card('mail-coach-driver-2007', 'Z329', { own: { holdsBack: true } });
