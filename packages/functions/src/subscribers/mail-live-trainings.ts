import { mailLiveTrainings } from "@linkedpotential/core/live-trainings/mail-live-trainings";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-live-trainings", mailLiveTrainings);
