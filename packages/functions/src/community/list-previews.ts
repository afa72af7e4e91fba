import { listPostPreviews as contract } from "@linkedpotential/contract/community/routes";
import { listPostPreviews } from "@linkedpotential/core/community/list-post-previews";
import { route } from "../http/route.ts";

export const handler = route(contract, listPostPreviews);
