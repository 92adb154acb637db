import { endpoints } from '@dowel/schema';
import { builderRoute } from '../../platform/requests/route.ts';
import * as myInfo from './service.ts';

export const myInfoRoutes = {
  getMyInfo: builderRoute(endpoints.getMyInfo, ({ context }) => myInfo.get(context)),
};
