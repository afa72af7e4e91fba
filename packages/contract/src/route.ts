import type * as z from "zod/mini";
import { endpointOf, type RouteId } from "./endpoints.ts";
import type { ErrorCode } from "./errors.ts";
import type { Grant } from "./grant.ts";
import type { Method } from "./protocol.ts";

export type Access = "public" | "user" | "freelancer" | "business" | "admin";

export interface RouteShape {
  summary: string;
  access: Access;
  grant: Grant;
  params?: z.ZodMiniType<object>;
  query?: z.ZodMiniType<object>;
  body?: z.ZodMiniType<object>;
  /** Body that the route accepts. The OpenAPI document shows it as an example, and tests send it. */
  sample?: object;
  /**
   * Name of the header that contains the signature of the body. With this setting the handler gets the body unparsed,
   * so that it can check the signature.
   */
  signature?: string;
  /** Maximum size of the body in bytes. Absent for the default of 512 KB. */
  bodyMax?: number;
  answer: z.ZodMiniType;
  status?: 200 | 201;
  /**
   * Error codes of this route only. Every route also has the codes for session, validation, rate limit and internal
   * errors.
   */
  errors?: readonly ErrorCode[];
  /**
   * Set when the answer is one page of a list. The `x-next-cursor` header then contains the cursor of the next page
   * (D14).
   */
  paged?: boolean;
  /** Set when the answer has an ETag. A request with `If-None-Match` may then get a 304 (see `Page.version`). */
  revalidated?: boolean;
  /**
   * Set when the `x-leads-version` header of the answer names the versions of the leads list before and after this
   * write (D68).
   */
  namesLeadsVersion?: boolean;
  /**
   * Media type of an answer that is a file. A file comes in parts, and the `x-next-cursor` header contains the cursor
   * of the next part (D14).
   */
  mediaType?: string;
}

export type Route<Id extends RouteId = RouteId, Shape extends RouteShape = RouteShape> = Shape & {
  readonly id: Id;
  readonly method: Method;
  readonly path: string;
};

type Sampled<Shape> = Shape extends { body: z.ZodMiniType } ? { sample: Partial<Input<Shape["body"]>> } : unknown;

export function defineRoute<const Id extends RouteId, const Shape extends RouteShape>(
  id: Id,
  shape: Shape & Sampled<Shape>,
): Route<Id, Shape> {
  return { ...(shape as Shape), id, ...endpointOf(id) };
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<Shape, Key extends string> = Shape extends Record<Key, infer Schema> ? Schema : never;

interface Signed {
  payload: string;
  signature: string;
}

export type InputOf<R> = ([Part<R, "query">] extends [never] ? unknown : Output<Part<R, "query">>) &
  ([Part<R, "body">] extends [never] ? unknown : Output<Part<R, "body">>) &
  ([Part<R, "params">] extends [never] ? unknown : Output<Part<R, "params">>) &
  (R extends { signature: string } ? Signed : unknown) &
  (R extends { revalidated: true } ? { knownVersion?: string | undefined } : unknown);

/**
 * One page of a list. `version` becomes the ETag. `unchanged` means that the caller already has the current version.
 */
interface Page<Item> {
  items: Item[];
  nextCursor?: string | undefined;
  version?: string | undefined;
  unchanged?: boolean;
}

export interface FilePart {
  text: string;
  nextCursor?: string | undefined;
}

export interface BinaryFile {
  bytes: Uint8Array;
  name: string;
}

export type AnswerOf<R> = R extends { mediaType: "application/pdf" | "application/octet-stream" }
  ? BinaryFile
  : R extends { mediaType: string }
    ? FilePart
    : R extends { answer: infer Schema }
      ? R extends { paged: true }
        ? Output<Schema> extends (infer Item)[]
          ? Page<Item>
          : never
        : Output<Schema>
      : never;

export type CallOf<R> = ([Part<R, "params">] extends [never] ? unknown : { params: Input<Part<R, "params">> }) &
  ([Part<R, "query">] extends [never] ? unknown : { query?: Input<Part<R, "query">> }) &
  ([Part<R, "body">] extends [never] ? unknown : { body: Input<Part<R, "body">> });
export type JsonOf<R> = R extends { answer: infer Schema } ? Output<Schema> : never;
