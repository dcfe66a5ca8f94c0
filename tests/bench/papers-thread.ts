import { renderRequests } from '../../dist/src/platform/papers/render-requests.js';
import { benchPage } from './papers-page.ts';

renderRequests([benchPage]);
