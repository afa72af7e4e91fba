import { lasting, useLasting } from "../../../lib/lasting.ts";
import { readBook, writeBook } from "./book.ts";

const books = lasting({ prefix: "learnings_", read: readBook, write: writeBook });

/** Of who is signed in, kept on this device only. */
export const useLearnings = () => useLasting(books);
