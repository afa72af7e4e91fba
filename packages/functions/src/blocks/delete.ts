import { unblockPerson as contract } from "@linkedpotential/contract/blocks/routes";
import { unblockPerson } from "@linkedpotential/core/blocks/unblock-person";
import { route } from "../http/route.ts";

export const handler = route(contract, unblockPerson);
