import { endAccountSessions as contract } from "@linkedpotential/contract/accounts/routes";
import { endAccountSessions } from "@linkedpotential/core/accounts/end-account-sessions";
import { route } from "../http/route.ts";

export const handler = route(contract, endAccountSessions);
