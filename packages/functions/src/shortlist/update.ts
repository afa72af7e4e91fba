import { updateShortlist as contract } from "@linkedpotential/contract/shortlist/routes";
import { updateShortlist } from "@linkedpotential/core/shortlist/update-shortlist";
import { route } from "../http/route.ts";

export const handler = route(contract, updateShortlist);
