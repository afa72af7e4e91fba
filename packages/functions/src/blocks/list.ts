import { listBlocks as contract } from "@linkedpotential/contract/blocks/routes";
import { listBlocks } from "@linkedpotential/core/blocks/list-blocks";
import { route } from "../http/route.ts";

export const handler = route(contract, listBlocks);
