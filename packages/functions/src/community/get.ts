import { getPost as contract } from "@linkedpotential/contract/community/routes";
import { getPost } from "@linkedpotential/core/community/get-post";
import { route } from "../http/route.ts";

export const handler = route(contract, getPost);
