/** An answer for somebody who may not wait for it: if the connection ends before, the thinking does too. */

import type { FastifyReply } from 'fastify';
import type { Asked } from './thinking.ts';

export function answerTo<Answer>(reply: FastifyReply, asked: Asked<Answer>): Promise<Answer> {
  reply.raw.once('close', () => asked.abandon());
  return asked.answer;
}
