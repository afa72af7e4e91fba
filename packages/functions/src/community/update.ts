import { updatePost as contract } from "@linkedpotential/contract/community/routes";
import { updatePost } from "@linkedpotential/core/community/update-post";
import { route } from "../http/route.ts";

export const handler = route(contract, updatePost);
