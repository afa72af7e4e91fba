import { blockPerson as contract } from "@linkedpotential/contract/blocks/routes";
import { blockPerson } from "@linkedpotential/core/blocks/block-person";
import { route } from "../http/route.ts";

export const handler = route(contract, blockPerson);
