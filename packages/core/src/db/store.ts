import { config } from "../config.ts";
import { dynamoDb } from "./client.ts";

/** Client and table of all entities. The environment must name the table before this module is loaded. */
export const store = { client: dynamoDb, table: config().tableName };

/** Converts an instant to a time-to-live in seconds since 1970. */
export const ttlOf = (instant: Date | string | number): number => Math.ceil(new Date(instant).getTime() / 1000);
