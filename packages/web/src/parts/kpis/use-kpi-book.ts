import { accountStorage, useAccountStorage } from "../../lib/storage/account-storage.ts";
import { readBook, writeBook } from "./kpi-book.ts";

const books = accountStorage({ prefix: "kpis_", read: readBook, write: writeBook });

export type KpiBookState = ReturnType<typeof useKpiBook>;

export function useKpiBook() {
  const { value, ...state } = useAccountStorage(books);
  return { ...state, book: value };
}
