import { createPost as contract } from "@linkedpotential/contract/community/routes";
import { createPost } from "@linkedpotential/core/community/create-post";
import { route } from "../http/route.ts";

export const handler = route(contract, createPost);
