import { getAccountContract as contract } from "@linkedpotential/contract/accounts/routes";
import { getAccountContract } from "@linkedpotential/core/accounts/get-account-contract";
import { route } from "../http/route.ts";

export const handler = route(contract, getAccountContract);
