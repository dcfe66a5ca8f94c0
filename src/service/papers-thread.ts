import { paperKinds } from '../features/paper-kinds.ts';
import { renderRequests } from '../platform/papers/render-requests.ts';

renderRequests(paperKinds);
