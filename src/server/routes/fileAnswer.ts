/** Answers that are files. */

import type { FastifyReply } from 'fastify';
import type { MediaType } from '../../api/route.ts';

/** Says of what type an answer is. With a name, browsers save it as a file and never show it as a page. */
export function markAsFile(reply: FastifyReply, type: MediaType, name?: string): void {
  void reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  if (name !== undefined) void reply.header('content-disposition', `attachment; filename="${name}"`);
}
