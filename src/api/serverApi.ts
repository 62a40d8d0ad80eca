/** The server itself: its version and the description of its API. */

import { z } from 'zod';
import type { Table } from './route.ts';

/** The API description (OpenAPI 3.1): the parts that the pages read. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Accepted from the server machine only. */
  readonly 'x-keeper-only'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** The parts of JSON Schema that the pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** The API description omits its own route. */
export const SERVER_ROUTES = {
  'GET /api/health': {
    topic: 'Server',
    summary: 'check that the server is running, and get its version',
    answers: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
  },
  'GET /api/openapi.json': {
    topic: 'Server',
    summary: 'get the API description',
    isHidden: true,
    answers: { 200: z.custom<ApiDocument>() },
  },
} satisfies Table;
