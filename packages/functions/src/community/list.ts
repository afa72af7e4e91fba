import { listPosts as contract } from "@linkedpotential/contract/community/routes";
import { listPosts } from "@linkedpotential/core/community/list-posts";
import { route } from "../http/route.ts";

export const handler = route(contract, listPosts);
