/** A route with its details folded. */

import type { VNode } from 'preact';
import type { ApiDocument, Operation, Schema } from '../../api/serverApi.ts';
import { curlExample } from './curlExample.ts';
import type { SchemaRow } from './schemaText.ts';
import { schemaRows, schemaText } from './schemaText.ts';
import type { Route } from './topics.ts';

interface RouteProps {
  readonly route: Route;
  readonly document: ApiDocument;
}

export function RouteDetails({ route, document }: RouteProps): VNode {
  const { method, path, operation } = route;
  const example = curlExample({ origin: location.origin, method, path }, operation, document);
  const body = operation.requestBody?.content;
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) => ({
    ...answer,
    status: Number(status),
  }));
  return (
    <details class="route">
      <summary>
        <span class="route-line">
          <span class="method">{method}</span> <code>{path}</code> <span class="quiet">{operation.summary}</span>
        </span>
      </summary>
      <div class="route-body">
        {operation.description !== undefined && <p>{operation.description}</p>}
        <p class="small quiet">
          operationId <code>{operation.operationId}</code>
        </p>
        <Parameters operation={operation} document={document} />
        {body && <Contents title="Body" content={body} document={document} />}
        {answers
          .filter(({ status }) => status < 400)
          .map(({ status, content }) => (
            <Contents key={status} title={`Answer ${status}`} content={content ?? {}} document={document} />
          ))}
        <Errors answers={answers.filter(({ status }) => status >= 400)} />
        <h3>Example</h3>
        <pre>{example}</pre>
      </div>
    </details>
  );
}

function Parameters({ operation, document }: { readonly operation: Operation; readonly document: ApiDocument }): VNode {
  const rows = (operation.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    level: 0,
    form: `${schemaText(parameter.schema ?? {}, document)}, in the ${parameter.in}`,
    isRequired: parameter.required ?? false,
    summary: parameter.description ?? parameter.schema?.description ?? '',
  }));
  return <>{rows.length > 0 && <Rows title="Parameters" rows={rows} />}</>;
}

interface ErrorsProps {
  readonly answers: readonly { readonly status: number; readonly description?: string }[];
}

/** All errors have the same body, so a line for each is enough. */
function Errors({ answers }: ErrorsProps): VNode {
  return (
    <>
      <h3>Errors</h3>
      <ul class="errors small">
        {answers.map(({ status, description }) => (
          <li key={status}>
            <code>{status}</code> <span class="quiet">{description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ContentsProps {
  readonly title: string;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly document: ApiDocument;
}

function Contents({ title, content, document }: ContentsProps): VNode {
  const entries = Object.entries(content);
  if (entries.length === 0) {
    return (
      <>
        <h3>{title}</h3>
        <p class="small quiet">No content.</p>
      </>
    );
  }
  return (
    <>
      {entries.map(([type, { schema = {} }]) => {
        const rows = schemaRows(schema, document);
        const words = type === 'application/json' ? title : `${title}, ${type}`;
        return rows.length > 0 ? (
          <Rows key={type} title={words} rows={rows} />
        ) : (
          <p key={type}>
            <strong>{words}</strong> <span class="quiet">{schemaText(schema, document)}</span>
          </p>
        );
      })}
    </>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly SchemaRow[] }): VNode {
  return (
    <>
      <h3>{title}</h3>
      <div class="table" role="group" aria-label={title} tabIndex={0}>
        <table class="fields-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ row: { name, level, form, isRequired, summary } }: { readonly row: SchemaRow }): VNode {
  return (
    <tr>
      <td style={{ paddingLeft: `${1.25 * level}rem` }}>
        <code>{name}</code>
        {!isRequired && <span class="small quiet"> optional</span>}
      </td>
      <td>
        {form}
        {summary !== '' && <span class="small quiet"> · {summary}</span>}
      </td>
    </tr>
  );
}
