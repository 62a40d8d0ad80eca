/** Abandons a task if the client disconnects before the answer is ready. */

import type { FastifyReply } from 'fastify';
import type { Asked } from './thinking.ts';

export function answerTo<Answer>(reply: FastifyReply, asked: Asked<Answer>): Promise<Answer> {
  reply.raw.once('close', () => asked.abandon());
  return asked.answer;
}
