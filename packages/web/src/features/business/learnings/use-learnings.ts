import { accountStorage, useAccountStorage } from "../../../lib/storage/account-storage.ts";
import { readBook, writeBook } from "./book.ts";

const books = accountStorage({ prefix: "learnings_", read: readBook, write: writeBook });

/** Reads and changes the learnings of the signed-in account. They are stored on this device only. */
export const useLearnings = () => useAccountStorage(books);
