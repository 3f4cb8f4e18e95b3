import type { Services } from '../services';
import { accountRoutes } from './accounts';
import { blockRoutes } from './blocks';
import { dailyRoutes } from './daily';
import { emailRoutes } from './email';
import { gameRoutes } from './games';
import { ladderRoutes } from './ladders';
import { meRoutes } from './me';
import { moderationRoutes } from './moderation';
import { muteRoutes } from './mutes';
import { newsRoutes } from './news';
import { notificationRoutes } from './notifications';
import { openApiRoute } from './openapi';
import { privacyRoute } from './privacy';
import { profileRoutes } from './profiles';
import type { Route } from './route';
import { sessionRoutes } from './sessions';
import { tableQueryRoutes } from './table-queries';
import { tableRoutes } from './tables';
import { tokenRoutes } from './tokens';

/** Every route below `/api`. */
export function allRoutes(services: Services): readonly Route[] {
  const all: readonly Route[] = [
    ...accountRoutes(services),
    ...sessionRoutes(services),
    ...meRoutes(services),
    ...profileRoutes(services),
    ...muteRoutes(services),
    ...blockRoutes(services),
    ...notificationRoutes(services),
    ...emailRoutes(services),
    ...tokenRoutes(services),
    ...gameRoutes(),
    ...tableRoutes(services),
    ...tableQueryRoutes(services),
    ...newsRoutes(services),
    ...dailyRoutes(services),
    ...ladderRoutes(services),
    ...moderationRoutes(services),
    privacyRoute(services),
    openApiRoute(() => all),
  ];
  return all;
}
