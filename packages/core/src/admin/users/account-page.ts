import type { UserSorting } from "@linkedpotential/contract/admin/user-filters";
import type { AccountFilter } from "../account-index/account-group.ts";
import type { DateFilter } from "./date-filter.ts";
import type { ListedAccount } from "./listed-account.ts";

export interface AccountReading {
  /** Empty without a search. */
  search: string;
  sort: UserSorting;
  filter: AccountFilter & DateFilter;
  cursor: string | undefined;
  pageSize: number;
}

export interface AccountPage {
  accounts: ListedAccount[];
  nextCursor: string | undefined;
}
