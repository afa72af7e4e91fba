import { listAccountReports as contract } from "@linkedpotential/contract/accounts/routes";
import { listAccountReports } from "@linkedpotential/core/accounts/list-account-reports";
import { route } from "../http/route.ts";

export const handler = route(contract, listAccountReports);
