import { listOwnPosts as contract } from "@linkedpotential/contract/community/routes";
import { listOwnPosts } from "@linkedpotential/core/community/list-own-posts";
import { route } from "../http/route.ts";

export const handler = route(contract, listOwnPosts);
