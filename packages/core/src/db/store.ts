import { config } from "../config.ts";
import { dynamoDb } from "./client.ts";

/** Client and table of every entity; the environment names the table before any code is loaded. */
export const store = { client: dynamoDb, table: config().tableName };

/** In seconds since 1970. */
export const ttlOf = (instant: Date | string | number): number => Math.ceil(new Date(instant).getTime() / 1000);
