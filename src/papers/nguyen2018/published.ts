/** What the report and the public history of its program tell, and our decisions where they are silent. */

import numbers from './published.json' with { type: 'json' };

export const PUBLISHED = numbers;
