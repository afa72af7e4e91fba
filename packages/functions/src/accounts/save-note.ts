import { saveAccountNote as contract } from "@linkedpotential/contract/accounts/routes";
import { saveAccountNote } from "@linkedpotential/core/accounts/note/save-account-note";
import { route } from "../http/route.ts";

export const handler = route(contract, saveAccountNote);
