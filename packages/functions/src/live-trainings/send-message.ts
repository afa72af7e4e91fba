import { sendMessage as contract } from "@linkedpotential/contract/live-trainings/routes";
import { sendMessage } from "@linkedpotential/core/live-trainings/participants/send-message";
import { route } from "../http/route.ts";

export const handler = route(contract, sendMessage);
