/**
 * In place of `@aws-sdk/lib-dynamodb`: ElectroDB loads it whatever client it gets and takes its commands only for
 * that library's own client. Ours (`core/src/db/document-client.ts`) is another.
 */
export {};
