"""Solves calendar cases (docs/calendar-cases.md) with OR-tools CP-SAT, to compare. Needs Python and `pip install ortools`.

    python3 bench/calendar/cpSat.py CASE.json SECONDS [THREADS]

Optional intervals on one time line: one for each judge who can hear a hearing, and one for each courtroom; no two of a
judge, a courtroom, or a person overlap. Starts are limited to those at which the hearing ends before noon and the day's
end. Supports what the generated courts have: judges, courtrooms, features, people, absences, windows, and weights for
waiting, lateness, and other courtrooms.
"""
import json, sys, time
from ortools.sat.python import cp_model

case = json.load(open(sys.argv[1]))
seconds = float(sys.argv[2])
threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
slots = max(day['slots'] for day in case['days'])
days = len(case['days'])
weights = case['weights']
model = cp_model.CpModel()


def blocked(away):
    return [model.new_fixed_size_interval_var(one['day'] * slots + one['from'], min(one['to'], slots) - one['from'], 'away') for one in away if one['from'] < slots]


busy = {'judge': {one['id']: blocked(one['away']) for one in case['judges']},
        'room': {one['id']: blocked(one['away']) for one in case['rooms']},
        'person': {one['id']: blocked(one['away']) for one in case['people']}}
home = {one['id']: one['home_room'] for one in case['judges']}
cost = []
for hearing in case['hearings']:
    length, name = hearing['slots'], hearing['id']
    starts = []
    for day in range(hearing['earliest'], min(hearing['latest'], days - 1) + 1):
        on = case['days'][day]
        for slot in range(on['slots'] - length + 1):
            if any(one['from'] < slot + length and slot < one['to'] for one in on['closed']):
                continue
            if day == 0 and slot < case['first_slot']:
                continue
            starts.append(day * slots + slot)
    placed = model.new_bool_var(f'placed {name}')
    start = model.new_int_var_from_domain(cp_model.Domain.from_values(starts), f'start {name}')
    day = model.new_int_var(hearing['earliest'], min(hearing['latest'], days - 1), f'day {name}')
    model.add_division_equality(day, start, slots)
    scaled = round(hearing['weight'] * 2)
    late = model.new_int_var(0, days, f'late {name}')
    model.add(late >= day - hearing['target']).only_enforce_if(placed)
    wait = model.new_int_var(0, days, f'wait {name}')
    model.add(wait >= day - hearing['earliest']).only_enforce_if(placed)
    cost.append(scaled * weights['waiting'] * wait + scaled * weights['lateness'] * late)
    cost.append(scaled * weights['unplaced'] * (1 - placed))
    for person in hearing['people']:
        busy['person'][person].append(model.new_optional_fixed_size_interval_var(start, length, placed, f'{name} {person}'))
    judges = [one for one in case['judges'] if (hearing['judges'] is None or one['id'] in hearing['judges'])
              and one['id'] not in hearing['disqualified'] and all(q in one['qualifications'] for q in hearing['qualifications'])]
    rooms = [one for one in case['rooms'] if all(f in one['features'] for f in hearing['features'])]
    takes = {}
    for judge in judges:
        takes[judge['id']] = model.new_bool_var('')
        busy['judge'][judge['id']].append(model.new_optional_fixed_size_interval_var(start, length, takes[judge['id']], ''))
    model.add(sum(takes.values()) == placed)
    sits = {}
    for room in rooms:
        sits[room['id']] = model.new_bool_var('')
        busy['room'][room['id']].append(model.new_optional_fixed_size_interval_var(start, length, sits[room['id']], ''))
    model.add(sum(sits.values()) == placed)
    away = model.new_bool_var(f'away from home {name}')
    for judge in judges:
        at_home = home[judge['id']]
        if at_home is None:
            continue
        if at_home in sits:
            model.add(away >= takes[judge['id']] - sits[at_home])
        else:
            model.add(away >= takes[judge['id']])
    cost.append(round(2 * weights['other_room']) * away)
for kind in busy.values():
    for intervals in kind.values():
        if len(intervals) > 1:
            model.add_no_overlap(intervals)
model.minimize(sum(cost))
solver = cp_model.CpSolver()
solver.parameters.max_time_in_seconds = seconds
solver.parameters.num_workers = threads
began = time.time()
status = solver.solve(model)
found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
print(json.dumps({'case': sys.argv[1], 'seconds': seconds, 'threads': threads, 'elapsed': round(time.time() - began, 1),
                  'status': solver.status_name(status), 'cost': solver.objective_value / 2 if found else None,
                  'bound': solver.best_objective_bound / 2 if found else None}))
