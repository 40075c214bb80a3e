## Seats

may-not-set-limit = its time limit is not yours to choose
