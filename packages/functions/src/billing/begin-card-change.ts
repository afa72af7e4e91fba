import { beginCardChange as contract } from "@linkedpotential/contract/billing/routes";
import { beginCardChange } from "@linkedpotential/core/billing/contract/begin-card-change";
import { route } from "../http/route.ts";

export const handler = route(contract, beginCardChange);
