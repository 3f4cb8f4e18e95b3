import type { PatientBot } from '@furrow/bots/bot';
import { isBot, patientBotOf } from '@furrow/bots/named';

/** The bot of a name, whose thinking can be heard and stopped; undefined if it is the name of a person. */
export function botOf(name: string): PatientBot | undefined {
  return isBot(name) ? patientBotOf(name) : undefined;
}
