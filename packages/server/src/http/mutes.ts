import type { Services } from '../services';
import { mute, unmute } from '../store/mutes';
import { personListRoutes } from './person-list';
import type { Route } from './route';

/** Whose chat I do not want to read. */
export function muteRoutes(services: Services): readonly Route[] {
  return personListRoutes(services, {
    path: '/me/mutes',
    adding: 'I do not want to read the chat of this person.',
    removing: 'I want to read the chat of this person again.',
    add: mute,
    remove: unmute,
  });
}
