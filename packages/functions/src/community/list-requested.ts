import { listRequestedPosts as contract } from "@linkedpotential/contract/community/routes";
import { listRequestedPosts } from "@linkedpotential/core/community/list-requested-posts";
import { route } from "../http/route.ts";

export const handler = route(contract, listRequestedPosts);
