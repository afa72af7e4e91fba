import { listHiddenPosts as contract } from "@linkedpotential/contract/moderation/routes";
import { listHiddenPosts } from "@linkedpotential/core/moderation/hiding/list-hidden-posts";
import { route } from "../http/route.ts";

export const handler = route(contract, listHiddenPosts);
