import { setLanguage as contract } from "@linkedpotential/contract/user/routes";
import { setLanguage } from "@linkedpotential/core/user/settings/set-language";
import { route } from "../http/route.ts";

export const handler = route(contract, setLanguage);
